import { readFileSync } from 'node:fs';
import { runCommand } from './run';

process.exitCode = runCommand(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  input: () => readFileSync(0, 'utf8'),
});
