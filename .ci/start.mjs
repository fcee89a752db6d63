// npm start [-- --port 4173] [--host 0.0.0.0] [--open]: builds the table and serves it.
import './node-version.mjs';
import { hostname, networkInterfaces } from 'node:os';
import { installWhatIsMissing, root } from './install.mjs';
import { option } from './arguments.mjs';

const wantedPort = option('port') ?? process.env.PORT;
const port = wantedPort === undefined ? 4173 : Number(wantedPort);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`"${wantedPort}" is not a port. Example: npm start -- --port 8080`);
  process.exit(1);
}
const host = option('host') ?? process.env.HOST ?? '127.0.0.1';

installWhatIsMissing();
const { build, preview } = await import('vite');

try {
  await build({ root, logLevel: 'warn' });
} catch (error) {
  console.error(error.message ?? error);
  console.error('\nThe table could not be built.');
  process.exit(1);
}

try {
  const server = await preview({
    root,
    // A port somebody asked for is meant; the usual one may move on to the next free one.
    preview: { port, strictPort: wantedPort !== undefined, host, open: Boolean(option('open')) },
  });
  const address = server.httpServer.address();
  const isOpen = host === true || host === '0.0.0.0' || host === '::';
  const name = host === '127.0.0.1' || isOpen ? 'localhost' : host;
  stopWithNpm();
  const others = [hostname(), ...networkAddresses()].map((own) => `http://${own}:${address.port}/`);
  console.log(`\n  Kusari is served at http://${name}:${address.port}/`);
  if (isOpen) console.log(`  For others in the room: ${others.join(' or ')}`);
  console.log('  Stop with Ctrl+C.\n');
} catch (error) {
  console.error(`The table could not be served: ${error.message}`);
  if (wantedPort !== undefined) console.error('Choose another port: npm start -- --port 8080');
  process.exit(1);
}

/** Where other machines find this one. */
function networkAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((own) => own ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** npm that is told to end does not tell us, only the shell between; a server nobody holds would keep its port. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.exit(), 500).unref();
}
