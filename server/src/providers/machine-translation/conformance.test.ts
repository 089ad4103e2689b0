import { describe } from 'vitest';
import { testDrafts } from '../../testing/engine-conformance/test-drafts.ts';
import { testFailures } from '../../testing/engine-conformance/test-failures.ts';
import { testSettings } from '../../testing/engine-conformance/test-settings.ts';
import { testTexts } from '../../testing/engine-conformance/test-texts.ts';
import { testedEngine } from '../../testing/engine-conformance/tested-engine.ts';
import { fakeVendors } from '../../testing/fake-engines/fake-vendors.ts';

/** Each runs against a local server of its own, so all go at once; what they mostly do is wait. */
const atOnce = { concurrent: true };

describe.each(fakeVendors)('$id', atOnce, (fakeVendor) => {
  describe('conforms', { concurrent: false }, () => {
    const tested = testedEngine(fakeVendor);
    testSettings(tested);
    testTexts(tested);
    testFailures(tested);
    if (fakeVendor.streams) testDrafts(tested);
  });
});
