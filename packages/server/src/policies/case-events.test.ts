import { access } from './case-events.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
