/** Colours of series that can be told apart, also by those who see few colours: by how dark they are. */
export type Tone = 'lead' | 'warm' | 'soft';

/** What is counted a day. */
export interface DaySeries {
  key: string;
  label: string;
  tone: Tone;
  /** A count for each day. */
  values: readonly number[];
}
