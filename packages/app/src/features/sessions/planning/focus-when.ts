/** The id of the heading above the time of a session. */
export const whenId = 'session-when';

/** Moves the focus to the time of the session, or without one to the page, when the pressed button is gone. */
export const focusWhen = () => (document.getElementById(whenId) ?? document.getElementById('main'))?.focus();
