import { Box, type BoxProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './panel.module.css';

interface Props extends BoxProps, Omit<ComponentPropsWithoutRef<'section'>, keyof BoxProps> {
  /** What it is about: `reading` what the report says in short, `notice` something to decide, `warning` something to look at again. */
  tone?: 'plain' | 'reading' | 'notice' | 'warning';
}

/** A surface that holds one subject of a page. */
export function Panel({ tone = 'plain', className, ...others }: Props) {
  return (
    <Box component="section" className={`${classes.panel} ${className ?? ''}`} data-tone={tone} {...others} />
  );
}
