import { access } from './case-milestones.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
