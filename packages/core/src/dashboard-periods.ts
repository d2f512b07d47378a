/** The periods that the product admin's dashboard looks back over, in days that end with today. */
export const dashboardPeriods = [7, 30, 90] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
