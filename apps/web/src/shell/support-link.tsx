import { Anchor } from '@mantine/core';
import { useProductInfo } from '../api/product-info.ts';

/** The address for questions, which begins a mail; nothing where the product names none. */
export function SupportLink({ subject }: { subject?: string }) {
  const { supportEmail } = useProductInfo();
  if (!supportEmail) return null;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <Anchor href={`mailto:${supportEmail}${query}`} underline="always" fz="inherit">
      {supportEmail}
    </Anchor>
  );
}
