//! What is said with every answer.

/// What the page may do: run its own scripts, styles, workers and WebAssembly, and ask its own server. No inline script or
/// style, no other server, no frame around it. docs/page.md repeats it for other hosts, and a test compares them.
pub const SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer, whatever was asked.
pub const ON_EVERY_ANSWER: [(&str, &str); 6] = [
    ("content-security-policy", SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), \
         display-capture=()",
    ),
];
