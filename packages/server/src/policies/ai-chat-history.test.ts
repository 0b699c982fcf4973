import { access } from './ai-chat-history.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
