import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './blind-test.module.css';

/** The heading of a step, which the keyboard and screen readers go on at. */
export function StepTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Title ref={ref} order={2} id="blind-test" tabIndex={-1} className={classes.title}>
      {children}
    </Title>
  );
}
