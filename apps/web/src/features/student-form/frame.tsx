import type { ProductInfo } from '@udaya/contract/product';
import * as m from '@udaya/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { LanguageMenu } from '../../shell/language-menu.tsx';

interface Props {
  product: ProductInfo | undefined;
  /** What the page is: for the title of the document. */
  title: string;
  heading: string;
  /** It came in the place of another page, and whoever listens is told so. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The name of the product while it cannot be had. */
const fallback = 'Udaya';

/** The frame of each of the form's pages: name, heading, whom to ask. */
export function Frame({ product, title, heading, takesFocus = false, children }: Props) {
  const name = product?.productName ?? fallback;
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
  useEffect(() => {
    if (takesFocus) headline.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <header className="top-bar">
        <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d="M6.5 18a9.5 9.5 0 0 1 19 0z" fill="#e58e5c" />
          <path d="M3 22.5h26M9 27h14" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
        <span>{name}</span>
        <LanguageMenu className="languages" />
      </header>
      <main>
        <h1 tabIndex={-1} ref={headline}>
          {heading}
        </h1>
        {children}
      </main>
      <footer>
        {product?.supportEmail && (
          <p>
            {m.student_support()} <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
          </p>
        )}
        {product && (
          <p>
            {product.operator.address
              ? m.legal_operator({ name: product.operator.legalName, address: product.operator.address })
              : product.operator.legalName}{' '}
            <a href="/contact">{m.legal_contact_title()}</a>
          </p>
        )}
      </footer>
    </>
  );
}
