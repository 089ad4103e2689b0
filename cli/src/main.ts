import { runCommandLine } from './run-command-line.ts';
import { writeStandardOutput } from './standard-output.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  write: writeStandardOutput,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
process.stdin.destroy(); // a refusal may leave much of it unread
