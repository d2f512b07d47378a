import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ProductInfo } from '@udaya/contract/product';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { BlindTestFeature } from '../blind-test/open-blind-test.ts';
import type { readSample } from '../reports/sample/read-sample.ts';

/** What the pages for strangers are made from. */
export interface PublicPageDeps extends Pick<Parameters<typeof readSample>[0], 'drawChart' | 'showsChart'> {
  system: SystemDb;
  ephemeris: Ephemeris;
  /** What the product says about itself, in the language of the work that is being done. */
  describeProduct: () => ProductInfo;
  /** Lets through what a stranger asks for, as far as the limit for calls without a login allows. */
  limit: <T>(network: string, work: () => Promise<T>) => Promise<T>;
  /** What is public of the blind test. */
  blindTest: Pick<BlindTestFeature, 'rounds' | 'draws'>;
  /** The product's own address. */
  publicUrl: () => string;
}
