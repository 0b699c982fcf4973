import { access } from './calendar-feeds.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
