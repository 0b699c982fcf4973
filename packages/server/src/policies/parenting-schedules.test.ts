import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './parenting-schedules.access.ts';

checkAccess(access);
