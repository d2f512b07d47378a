/** The sign of the product: a sun half risen over its horizon. Decoration; its name stands beside it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M6.5 18a9.5 9.5 0 0 1 19 0z" fill="var(--udaya-brand-sun, var(--mantine-color-clay-4))" />
      <path d="M3 22.5h26M9 27h14" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
