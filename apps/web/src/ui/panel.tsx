import { Box, type BoxProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './panel.module.css';

interface Props extends BoxProps, Omit<ComponentPropsWithoutRef<'section'>, keyof BoxProps> {
  /** `warm` sets a panel apart that speaks to the reader personally. */
  tone?: 'plain' | 'warm';
}

/** A surface that holds one subject of a page. */
export function Panel({ tone = 'plain', className, ...others }: Props) {
  return (
    <Box component="section" className={`${classes.panel} ${className ?? ''}`} data-tone={tone} {...others} />
  );
}
