import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ProductInfo } from '@udaya/contract/product';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { readSample } from '../reports/sample/read-sample.ts';

/** What the pages for strangers are made from. */
export interface PublicPageDeps extends Pick<Parameters<typeof readSample>[0], 'drawChart' | 'showsChart'> {
  system: SystemDb;
  ephemeris: Ephemeris;
  /** What the product says about itself, in the language of the work that is being done. */
  describeProduct: () => ProductInfo;
  /** The product's own address. */
  publicUrl: () => string;
}
