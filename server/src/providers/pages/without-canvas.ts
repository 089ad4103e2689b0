import { registerHooks } from 'node:module';

/** pdf.js loads a library for drawing, 28 MB and half of the time to start, though here nothing is drawn; it does without. */
registerHooks({
  resolve(name, context, next) {
    if (name === '@napi-rs/canvas') throw new Error('not wanted');
    return next(name, context);
  },
});
