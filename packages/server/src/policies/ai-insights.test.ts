import { access } from './ai-insights.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
