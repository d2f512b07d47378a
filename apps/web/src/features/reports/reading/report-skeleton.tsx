import { Skeleton } from '@mantine/core';
import page from './report-page.module.css';
import classes from './report-skeleton.module.css';

const parts = ['one', 'two', 'three', 'four'];

/** What holds the place of a report on its way: as wide and as high, so that nothing moves when it comes. */
export function ReportSkeleton() {
  return (
    <div className={page.page}>
      <div className={page.top}>
        <Skeleton className={classes.limits} />
      </div>
      <div className={page.side}>
        <Skeleton className={classes.contents} />
      </div>
      <div className={page.main}>
        <Skeleton className={classes.glance} />
        <div className={classes.summary}>
          <Skeleton height="1.8rem" width="45%" />
          <Skeleton height="6rem" />
          {parts.map((key) => (
            <Skeleton key={key} height="12rem" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The place of a report's buttons. */
export function ActionsSkeleton() {
  return <Skeleton height={42} width="17rem" maw="100%" aria-hidden="true" />;
}
