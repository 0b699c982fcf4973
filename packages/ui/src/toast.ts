export { dismissToast, toast, toastDuration, type ToastMessage } from './components/toaster/toast.tsx';
export { Toaster } from './components/toaster/toaster.tsx';
