import { access } from './ai-insights.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
