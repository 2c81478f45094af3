//! written next
