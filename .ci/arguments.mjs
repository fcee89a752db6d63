/** `--name value`, `--name=value` or `--name` (true) from the command line; undefined when absent. */
export function option(name, args = process.argv.slice(2)) {
  for (const [index, arg] of args.entries()) {
    if (arg.startsWith(`--${name}=`)) return arg.slice(name.length + 3);
    if (arg === `--${name}`) {
      const next = args[index + 1];
      return next === undefined || next.startsWith('-') ? true : next;
    }
  }
  return undefined;
}
