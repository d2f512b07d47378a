import { productTimeZone } from '@udaya/core/product-time-zone';
import type { Feature } from '../../platform/feature.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/open-log.ts';
import { warmUp } from './ask-model.ts';
import type { Models } from './models.ts';
import { forgetBefore } from './store.ts';
import { releaseLost } from './store-budgets.ts';

/** How long calls and budgets are kept, in days. */
const storedDays = 90;

export interface ModelFeature extends Feature {
  /** Has the model say in the background how it takes JSON. Never fails: it is found out again when it is asked. */
  begin(): void;
  close(): Promise<void>;
}

/** What keeps account of the model; it is asked by whoever has `Models`. */
export function openModels(models: Models, log: Pick<Log, 'warn'>): ModelFeature {
  const closing = new AbortController();
  let warming: Promise<void> | undefined;
  return {
    begin() {
      warming ??= warmUp(models, closing.signal).catch((error: unknown) => {
        log.warn({ reason: describeError(error) }, 'the model could not be asked how it takes JSON');
      });
    },
    async close() {
      closing.abort();
      await warming;
    },
    schedules: [
      { name: 'release-model-calls', cron: '*/5 * * * *', run: () => releaseLost(models.system) },
      {
        name: 'forget-model-calls',
        cron: '10 2 * * *',
        run: () =>
          forgetBefore(
            models.system,
            Temporal.Now.plainDateISO(productTimeZone).subtract({ days: storedDays }).toString(),
          ),
      },
    ],
  };
}
