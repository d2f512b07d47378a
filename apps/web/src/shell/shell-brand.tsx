import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../api/product-info.ts';
import { useSession } from '../api/use-session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { homeOf } from './destinations.ts';
import classes from './shell-brand.module.css';

/** Sign and name of the product, the way to the start page. `small` leaves the name to screen readers. */
export function ShellBrand({ small = false }: { small?: boolean }) {
  const { productName } = useProductInfo();
  const { role } = useSession();
  return (
    <Link
      to={homeOf(role)}
      className={classes.brand}
      data-small={small || undefined}
      aria-label={m.shell_home({ product: productName })}
    >
      <BrandMark size={30} />
      {!small && <span aria-hidden="true">{productName}</span>}
    </Link>
  );
}
