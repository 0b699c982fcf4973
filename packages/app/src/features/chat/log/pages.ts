/** The pages of the chat, as one chunk: they share nearly all of their code. */
export { MessagesPage } from '../messages-page.tsx';
export { SupportPage } from '../support/support-page.tsx';
