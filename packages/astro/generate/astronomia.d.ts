/** A power series in time whose coefficients are lists of terms; keys are the powers. */
type Series = Record<string, readonly (readonly number[])[]>;

declare module 'astronomia/data/vsop87B*' {
  const data: { L: Series; B: Series; R: Series };
  export default data;
}
declare module 'astronomia/data/elpMppDe' {
  const data: { W1: readonly number[]; L: Series; B: Series; R: Series };
  export default data;
}
declare module 'astronomia/data/elpMppDeFull' {
  const data: { W1: readonly number[]; L: Series; B: Series; R: Series };
  export default data;
}
