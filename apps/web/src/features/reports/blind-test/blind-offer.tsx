import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import classes from './blind-offer.module.css';

/** The offer of the blind test, in one line until somebody wants to know more. */
export function BlindOffer({ onTake }: { onTake: () => void }) {
  return (
    <details className={classes.offer} data-not-printed>
      <summary>
        <Sheets />
        <span>{m.blind_offer()}</span>
      </summary>
      <div className={classes.words}>
        <p>{m.blind_offer_why()}</p>
        <p>{m.blind_offer_how()}</p>
        <p>{m.blind_offer_free()}</p>
        <div className={classes.ways}>
          <Button onClick={onTake}>{m.blind_offer_take()}</Button>
          <a href={`/welcome/evidence/${getLocale()}`}>{m.blind_offer_link()}</a>
        </div>
      </div>
    </details>
  );
}

/** Two sheets without a name. */
function Sheets() {
  return (
    <svg width="44" height="32" viewBox="0 0 44 32" aria-hidden="true" focusable="false">
      <path d="M3 6l14-3 5 22-14 3zM25 3h15v23H25z" />
      <path d="M8 11l7-1.5M9 15l7-1.5M29 9h7M29 13h7M29 17h4" />
    </svg>
  );
}
