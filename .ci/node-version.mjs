// Imported before anything else, so that an old Node says what is wrong instead of failing to parse.
var parts = process.versions.node.split('.').map(Number);
var major = parts[0];
var minor = parts[1];
var fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!fits) {
  console.error(
    'Kusari needs Node 20.19 or newer (or 22.12 or newer); this is Node ' +
      process.versions.node +
      '.\n' +
      'Get a current one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
