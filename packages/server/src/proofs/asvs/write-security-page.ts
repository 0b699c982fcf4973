import { writeFileSync } from 'node:fs';
import { securityPage } from './security-page.ts';

writeFileSync(new URL('../../../../../docs/security.md', import.meta.url), securityPage());
