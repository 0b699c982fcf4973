/** Moves the focus to the title of the shown topic, when the pressed button is gone. */
export const focusTopic = () => document.getElementById('topic')?.focus();
