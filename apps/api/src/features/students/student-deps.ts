import type { LanguageModel } from '@udaya/contract/product';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import type { GuardDeps } from '../captchas/spend-captcha.ts';

/** What the public form of students works with. */
export interface StudentDeps extends GuardDeps {
  system: SystemDb;
  jobs: Jobs;
  /** Whether reports cost nothing, since there is no payment provider. */
  reportsAreFree: boolean;
  /** The language model that is named in consents; null without one. */
  languageModel: LanguageModel | null;
  /** Tells submissions apart. */
  peopleKey: Buffer;
  /** Signs the tokens of place searches. */
  placesKey: Buffer;
  /** What a group's form takes, wherever it comes from: entries whose captcha was right, and calls while it is filled in. */
  entriesOfGroup: Pick<Limiter, 'take'>;
  callsOfGroup: Pick<Limiter, 'take'>;
}
