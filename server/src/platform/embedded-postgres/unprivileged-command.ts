import { spawnSync } from 'node:child_process';

/** How a program is run, given that PostgreSQL refuses to be root and should not outlive us. */
export interface UnprivilegedCommand {
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** User and group the data folder must belong to; absent where it stays ours. */
  readonly owner?: number;
}

/** `nobody` on every Linux. */
const nobody = 65534;
const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
/** Fast shutdown when our process dies, however it dies. */
const dieWithUs = ['--pdeathsig', 'INT'];

/**
 * As an ordinary user: the program itself. As root: in a user namespace of its own, where root is seen as
 * nobody and files stay root's; where namespaces are forbidden (most containers): really as nobody, with the
 * right to pass folders closed to others, since the checkout may lie in /root.
 */
export function unprivilegedCommand(): UnprivilegedCommand {
  const setpriv = runs(['setpriv', ...dieWithUs, '--', 'true']) ? ['setpriv', ...dieWithUs, '--'] : [];
  if (process.getuid?.() !== 0) return { prefix: setpriv };
  // setpriv comes last: the kernel forgets the death signal when the credentials change.
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--', ...setpriv];
  return runs([...namespace, 'true']) ? { prefix: namespace } : reallyNobody();
}

/** The way for root without user namespaces; exported for the test, which runs where namespaces exist. */
export function reallyNobody(): UnprivilegedCommand {
  const passFolders = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const withRight = ['setpriv', ...asNobody, ...passFolders, ...dieWithUs, '--'];
  const without = ['setpriv', ...asNobody, ...dieWithUs, '--'];
  return { prefix: runs([...withRight, 'true']) ? withRight : without, owner: nobody };
}

function runs(command: readonly string[]): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
