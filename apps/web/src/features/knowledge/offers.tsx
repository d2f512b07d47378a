import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageLine } from '../../ui/message-line.tsx';
import { offersQuery } from './knowledge-queries.ts';
import { OfferPanel } from './offer-panel.tsx';

/** What the product offers beside own texts, and what became of an answer; nothing where there is neither. */
export function Offers() {
  const { data } = useQuery(offersQuery);
  const [message, setMessage] = useState<string>();
  return (
    <>
      <MessageLine tone="success" text={message} />
      {data?.offers.map((offer) => (
        <OfferPanel key={offer.version.id} offer={offer} onDone={setMessage} />
      ))}
    </>
  );
}
