import * as m from '@udaya/messages';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useProductInfo } from '../../../api/product-info.ts';
import classes from './qr-poster.module.css';

interface Props {
  name: string;
  link: string;
  onPrinted: () => void;
  /** The code. */
  children: ReactNode;
}

/** A sheet with the code of a group's form, which is only there while it is printed. */
export function QrPoster({ name, link, onPrinted, children }: Props) {
  const { productName } = useProductInfo();
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div className={classes.poster}>
      <p className={classes.name}>{name}</p>
      <p>{m.group_poster_lead()}</p>
      <div className={classes.code}>{children}</div>
      <p>{m.group_poster_address()}</p>
      <p className={classes.link}>{link}</p>
      <p className={classes.product}>{productName}</p>
    </div>,
    document.body,
  );
}
