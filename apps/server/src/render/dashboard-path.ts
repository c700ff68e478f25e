/** Paths of the platform host that belong to the dashboard app. */
export const dashboardPath = /^\/(dashboard|login|sign-up|teemill-plans|403)(\/|$|\?)/;
