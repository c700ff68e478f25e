import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe on a page. Its newer way gathers what it has found in a window of its own, for the sake of frames of other hosts, and
 * takes four times as long; journeys leave such frames out.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
