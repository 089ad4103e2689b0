import { readConfig } from '../config.ts';
import { startTransloom } from '../main.ts';

/** The product in a process of its own, configured by its environment: tells its address, and stops when asked. */
const product = await startTransloom({ config: readConfig(process.env), demo: false });
process.once('SIGTERM', () => {
  void product.stop().then(() => process.exit(0));
});
process.send?.({ address: product.address, signInLink: product.signInLink });
