import { runCommandLine } from './run-command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  write: (text) => process.stdout.write(text),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
