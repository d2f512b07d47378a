import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { Pair } from './knowledge-queries.ts';

/** A report type in words. */
export const typeName = (type: ReportType) => m.knowledge_type({ type });

/** A planet in a position in words. */
export const pairName = ({ planet, position }: Pick<Pair, 'planet' | 'position'>) =>
  m.knowledge_pair({ planet: m.knowledge_planet({ planet }), position });

/** Who made a version: a person, or the product itself. */
export const makerName = ({ createdBy }: Pick<KnowledgeVersion, 'createdBy'>) =>
  createdBy || m.knowledge_by_product();

/** Where a version comes from, in words. */
export const sourceName = ({ source }: Pick<KnowledgeVersion, 'source'>) => m.knowledge_source({ source });
