import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { Checkout } from '@udaya/contract/billing';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import { showMoney } from '../../ui/show-money.ts';
import classes from './way-choice.module.css';

interface Props {
  ways: readonly Checkout[];
  chosen: Checkout;
  isBusy: boolean;
  onChoose: (provider: Checkout['provider']) => void;
}

/** By which way to pay, each with what it charges; what fits the reader's country comes first. */
export function WayChoice({ ways, chosen, isBusy, onChoose }: Props) {
  return (
    <Radio.Group
      label={m.payment_ways()}
      value={chosen.provider}
      onChange={(value) => {
        const way = ways.find(({ provider }) => provider === value);
        if (way) onChoose(way.provider);
      }}
    >
      <div className={classes.ways}>
        {ways.map((way) => (
          <label
            key={way.provider}
            className={classes.way}
            data-chosen={way === chosen || undefined}
            htmlFor={`way-${way.provider}`}
          >
            <Radio
              id={`way-${way.provider}`}
              value={way.provider}
              disabled={isBusy}
              aria-describedby={`about-${way.provider}`}
            />
            <span className={classes.name}>{nameOf(way)}</span>
            <span className={classes.sum}>{showMoney(way.amount, way.currency)}</span>
            <span className={classes.hint} id={`about-${way.provider}`}>
              {isRupeeProvider(way.provider) ? m.payment_way_rupees_hint() : m.payment_way_other_hint()}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}

function nameOf({ provider, currency }: Checkout): string {
  if (isRupeeProvider(provider)) return m.payment_way_rupees();
  return provider === 'paypal' ? m.payment_way_paypal({ currency }) : m.payment_way_card({ currency });
}
