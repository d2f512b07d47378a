import type pg from 'pg';
export async function explainSlowest(_pool: pg.Pool): Promise<void> {}
