// A file of its own, not inline: the content security policy allows no inline script.
try {
  const mode = localStorage.getItem('dashboard-theme-mode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.themeMode = mode;
} catch {
  // Without storage the system decides.
}
