import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageLine } from '../../ui/message-line.tsx';
import { offersQuery } from './knowledge-queries.ts';
import { type OfferMessage, OfferPanel } from './offer-panel.tsx';

/** What the product offers beside own texts, and what became of an answer; nothing where there is neither. */
export function Offers() {
  const { data } = useQuery(offersQuery);
  const [said, setSaid] = useState<OfferMessage>();
  return (
    <>
      <MessageLine tone={said?.tone ?? 'info'} text={said?.text} />
      {data?.offers.map((offer) => (
        <OfferPanel key={offer.version.id} offer={offer} onDone={setSaid} />
      ))}
    </>
  );
}
