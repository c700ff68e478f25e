/** Paths of the platform host that belong to the dashboard app. */
export const dashboardPath =
  /^\/(dashboard|login|sign-up|plugins|marketing-tools|teemill-plans|403)(\/|$|\?)/;
