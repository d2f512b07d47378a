import type { ModelPurpose } from '@udaya/core/writing/model-calls';
import type { TokenPrices } from '@udaya/core/writing/token-prices';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { TextModel } from '../../ports/text-model/text-model.ts';
import type { Bound } from './store-budgets.ts';

/** The model that the settings name, and what may be spent on it. */
export interface Models {
  system: SystemDb;
  model: TextModel;
  /** What a day may cost, of the whole product and of each group. */
  bounds: { all: Bound; group: Bound };
  /** Undefined where costs are not told. */
  prices: TokenPrices | undefined;
}

/** Who asks for what, and until when an answer is of use. */
export interface ModelCall {
  purpose: ModelPurpose;
  /** Whose budget it comes out of, beside the product's. */
  groupId: string | null;
  /** The report that it is for, to know what one costs. */
  reportId: string | null;
  /** Instant in milliseconds since 1970; tries and pauses end with it. */
  deadlineMs: number;
}
